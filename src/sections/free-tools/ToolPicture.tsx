import type { ReactNode } from "react";
import { type ToolId, toolParts } from "#lib/tools/kinds.ts";
import type { Example, Words } from "./example.ts";

interface ToolPictureProps {
  words: Words;
  tool: ToolId;
  example: Example;
  width: number;
  height: number;
  /** What stands still in it. */
  children?: ReactNode;
}

/** The picture of a tool: paths that follow its figures, and what each stands for. */
export function ToolPicture({ words, tool, example, width, height, children }: ToolPictureProps) {
  const { picture, legend } = words[tool];
  return (
    <figure className={`tool-picture picture-${tool}`}>
      <svg viewBox={[0, 0, width, height].join(" ")} role="img" aria-label={picture} fill="none">
        {children}
        {Object.entries(example.paths).map(([part, d]) => (
          <path key={part} data-path={part} d={d} />
        ))}
      </svg>
      <figcaption>
        <ul className="tool-legend">
          {toolParts[tool].map((part) => (
            <li key={part} data-part={part}>
              {legend[part]}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
