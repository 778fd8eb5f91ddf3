import { expect, it } from "vitest";
import { codingArgs } from "./encode.ts";

it("asks for H.264 without sound, its index in front, to the frame, with a whole picture at each chapter", () => {
  const args = codingArgs({
    list: "pictures.txt",
    file: "film.mp4",
    frames: 8200,
    keys: [0, 8.5],
    comment: "at commit abc",
  });
  const after = (name: string) => args[args.indexOf(name) + 1];
  expect(after("-c:v")).toBe("libx264");
  expect(args).toContain("-an");
  expect(after("-movflags")).toBe("+faststart");
  expect(after("-frames:v")).toBe("8200");
  expect(after("-force_key_frames")).toBe("0.000,8.500");
  expect(after("-vf")).toContain("format=yuv420p");
  expect(after("-metadata")).toBe("comment=at commit abc");
  expect(args.at(-1)).toBe("film.mp4");
});
