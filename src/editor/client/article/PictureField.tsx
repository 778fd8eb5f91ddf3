import { useState } from "react";
import { words } from "../../words.ts";
import { sentenceOf } from "../ask.ts";
import { described, type FieldProps, useField } from "../fields/context.ts";
import { Frame } from "../fields/Frame.tsx";
import { sendPicture } from "./send-picture.ts";

/** A picture of the article, or none: then a cover is drawn. */
export function PictureField({ field, place, name, value }: FieldProps) {
  const { id, faults, set } = useField(place);
  const [trouble, setTrouble] = useState<string | null>(null);
  const src = typeof value === "string" ? value : "";
  const all = trouble === null ? faults : [...faults, trouble];
  return (
    <Frame
      id={id}
      name={name}
      what={src === "" ? words.noPicture : src}
      optional={false}
      faults={all}
    >
      <div className="edit-picture">
        {src !== "" && <img src={`/content/blog/${src}`} alt="" />}
        <input
          {...described(id, all.length > 0)}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file === undefined) return;
            setTrouble(null);
            sendPicture(file).then(set, (error: unknown) => {
              setTrouble(sentenceOf(error));
            });
          }}
        />
        {src !== "" && field.optional && (
          <button
            type="button"
            className="edit-quiet"
            onClick={() => {
              set(undefined);
            }}
          >
            {words.removePicture}
          </button>
        )}
      </div>
    </Frame>
  );
}
