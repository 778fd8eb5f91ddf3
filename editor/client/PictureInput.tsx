import { useState } from "react";
import { sendRequest, sentenceOf } from "./requests.ts";

/** In base64 a picture must fit into one request (editor/integration.ts). */
const largest = 8_000_000;

/** @returns the stored picture's name in an article: "images/a-cup.webp" */
async function store(file: File): Promise<string> {
  if (file.size > largest) throw new Error("The file is too large; choose one under 8 MB.");
  const data = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(file);
  });
  return sendRequest("picture", { name: file.name, data });
}

interface PictureInputProps {
  id: string;
  /** Receives the picture's name in an article. */
  onPicture: (src: string) => void;
}

export function PictureInput({ onPicture, ...attributes }: PictureInputProps) {
  const [trouble, setTrouble] = useState("");
  return (
    <>
      <input
        {...attributes}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file === undefined) return;
          setTrouble("");
          store(file).then(onPicture, (error: unknown) => setTrouble(sentenceOf(error)));
          target.value = "";
        }}
      />
      <p className="text-small text-persimmon" role="alert">
        {trouble}
      </p>
    </>
  );
}
