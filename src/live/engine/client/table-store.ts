/** The tables that there are: the sample shop's, and the visitor's with the files that they are made of. */
import type { CallContext } from "./context.ts";
import type { Upload } from "./protocol.ts";
import { tableOfUpload } from "./table-of-upload.ts";
import type { Engine, ImportOutcome, Running, Table } from "./types.ts";
import { forgetUploads, keepUpload, keptUploads } from "./uploads.ts";

export interface TableStore {
  readonly tables: () => readonly Table[];
  readonly setShop: (tables: readonly Table[]) => void;
  /** The visitor's files, for a worker that starts. */
  readonly uploads: () => Promise<readonly Upload[]>;
  readonly calls: (context: CallContext) => Pick<Engine, "importCsv" | "dropTable" | "clear">;
}

/** @param changed called when `tables()` gives another list */
export function tableStore(keep: boolean, changed: () => void): TableStore {
  /** Null until a worker has told of it. */
  let shop: readonly Table[] | null = null;
  let uploads: readonly Upload[] = [];
  let all: readonly Table[] = [];
  let read: Promise<void> | undefined;
  const update = () => {
    all = shop === null ? [] : [...shop, ...uploads.map(tableOfUpload)];
    changed();
  };
  const setUploads = (next: readonly Upload[]) => {
    uploads = next;
    update();
  };

  const add = async (upload: Upload) => {
    setUploads([...uploads.filter(({ name }) => name !== upload.name), upload]);
    return keep ? keepUpload(upload) : ("blocked" as const);
  };
  const importCsv =
    ({ connect, steadily }: CallContext): Engine["importCsv"] =>
    (file, progress, reading = {}): Running<ImportOutcome> => {
      let stop: (() => void) | undefined;
      let isStopped = false;
      const run = async (): Promise<ImportOutcome> => {
        const connection = await connect();
        const call = connection.call("import", { file, reading }, { share: progress });
        stop = call.stop;
        if (isStopped) call.stop();
        const answer = await call.answer;
        if (!answer.ok) return answer;
        return { ok: true, report: { ...answer.report, kept: await add(answer.upload) } };
      };
      const outcome = steadily(run).catch((error: unknown): ImportOutcome => ({
        ok: false,
        fault: { kind: "unreadable", detail: String(error), line: 0 },
      }));
      return {
        outcome,
        stop: () => {
          isStopped = true;
          stop?.();
        },
      };
    };

  const drop = async (names: readonly string[], { connect }: CallContext) => {
    const connection = await connect();
    setUploads(uploads.filter(({ name }) => !names.includes(name)));
    for (const name of names) await connection.call("drop", { name }).answer;
  };

  return {
    tables: () => all,
    setShop: (tables) => {
      shop = tables;
      update();
    },
    uploads: async () => {
      read ??= keep
        ? keptUploads().then((kept) => {
            uploads = kept;
          })
        : Promise.resolve();
      await read;
      return uploads;
    },
    calls: (context) => ({
      importCsv: importCsv(context),
      dropTable: async (name) => {
        await forgetUploads(name);
        await drop([name], context);
      },
      clear: async () => {
        await forgetUploads();
        if (uploads.length > 0)
          await drop(
            uploads.map(({ name }) => name),
            context,
          );
      },
    }),
  };
}
