import { fileSize } from "#lib/text/file-size.ts";
import type { Content } from "#model/kinds.ts";
import { archivePath } from "#model/pages/downloads.ts";
import { SampleMark } from "#ui/SampleMark.tsx";
import type { ArchivedApp } from "./app.ts";
import { Plant } from "./Plant.tsx";

interface AppWindowProps {
  app: ArchivedApp;
  labels: Content<"downloads">["labels"];
  /** The words of the mark on samples. */
  mark: string;
}

/** A card that is a window of its system. Its face is the link; the figures below can be marked and copied. */
export function AppWindow({ app, labels, mark }: AppWindowProps) {
  const { id, name, needs, action, file, archive, sample } = app;
  return (
    <article className="window" data-system={id} aria-labelledby={`app-${id}`}>
      <p className="window-bar" aria-hidden="true">
        <i />
        <i />
        <i />
      </p>
      <div className="window-face">
        <Plant pot={id} />
        <div>
          <h2 id={`app-${id}`} className="text-heading">
            {name}
          </h2>
          <p className="mt-1">{needs}</p>
          <a className="window-link text-link" href={archivePath(file)} download="">
            {action}
          </a>
        </div>
      </div>
      <dl className="window-facts">
        <div>
          <dt>{labels.size}</dt>
          <dd>
            {labels.kind}, {fileSize(archive.bytes)}{" "}
            {sample && <SampleMark label={mark} hint={labels.sample} />}
          </dd>
        </div>
        <div>
          <dt>{labels.sum}</dt>
          <dd>
            <code>{archive.sum}</code>
          </dd>
        </div>
      </dl>
    </article>
  );
}
