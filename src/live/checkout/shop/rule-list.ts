/** The list of rules in the editor, and what can be done to it. Pure: the same list and action give the same list. */
import type { Draft, FieldName, ThenKind, WhenKind } from "./rules.ts";

export interface RuleList {
  readonly drafts: readonly Draft[];
  /** Those that were taken out, the last one first, each with the place where it stood. */
  readonly removed: readonly { readonly draft: Draft; readonly at: number }[];
  /** The id of the one whose fields are open; null where none is. */
  readonly editing: number | null;
}

export type RuleAction =
  | { readonly type: "rule-switch"; readonly id: number; readonly on: boolean }
  | { readonly type: "rule-move"; readonly id: number; readonly by: -1 | 1 }
  | { readonly type: "rule-edit"; readonly id: number | null }
  | {
      readonly type: "rule-field";
      readonly id: number;
      readonly field: FieldName;
      readonly text: string;
    }
  | { readonly type: "rule-when"; readonly id: number; readonly when: WhenKind }
  | { readonly type: "rule-then"; readonly id: number; readonly then: ThenKind }
  | { readonly type: "rule-add" }
  | { readonly type: "rule-remove"; readonly id: number }
  | { readonly type: "rule-undo" }
  | { readonly type: "rule-first" };

/** As many as a visitor can read in one go. */
export const mostRules = 12;
/** As much as a field of the editor takes; what is longer is cut by nobody but said to be too long. */
export const longestField = 20_000;
/** Removals that can be taken back. */
const mostRemoved = 20;

/** The three that stand there at first. */
export const firstRules: readonly Draft[] = [
  {
    id: 1,
    on: true,
    when: "utm",
    then: "percent",
    fields: { utmName: "utm_campaign", utmValue: "spring", percent: "10" },
  },
  { id: 2, on: true, when: "country", then: "block", fields: { country: "NO" } },
  {
    id: 3,
    on: true,
    when: "product",
    then: "after",
    fields: { product: "first-light", after: "tasting-flight" },
  },
];

export const firstRuleList: RuleList = { drafts: firstRules, removed: [], editing: null };

/** What the fields of a new rule hold, so that it can be read whatever kinds are chosen. */
export const freshFields: Draft["fields"] = {
  utmName: "utm_campaign",
  utmValue: "spring",
  url: "/gifts/*",
  country: "NO",
  product: "kettle",
  customer: "*@resellers.example",
  value: "40",
  percent: "15",
  amount: "5",
  cart: "tea-tin",
  after: "one-more",
  thanks: "scale",
  badge: "returns",
  note: "Roasted on Monday, sent on Tuesday.",
};

const freshId = ({ drafts, removed }: RuleList): number =>
  Math.max(0, ...drafts.map(({ id }) => id), ...removed.map(({ draft }) => draft.id)) + 1;

const change = (list: RuleList, id: number, make: (draft: Draft) => Draft): RuleList => ({
  ...list,
  drafts: list.drafts.map((draft) => (draft.id === id ? make(draft) : draft)),
});

function move(list: RuleList, id: number, by: -1 | 1): RuleList {
  const at = list.drafts.findIndex((draft) => draft.id === id);
  const other = list.drafts[at + by];
  const own = list.drafts[at];
  if (own === undefined || other === undefined) return list;
  return { ...list, drafts: list.drafts.with(at, other).with(at + by, own) };
}

function remove(list: RuleList, id: number): RuleList {
  const at = list.drafts.findIndex((draft) => draft.id === id);
  const draft = list.drafts[at];
  if (draft === undefined) return list;
  return {
    drafts: list.drafts.toSpliced(at, 1),
    removed: [{ draft, at }, ...list.removed].slice(0, mostRemoved),
    editing: list.editing === id ? null : list.editing,
  };
}

function undo(list: RuleList): RuleList {
  const [last, ...removed] = list.removed;
  if (last === undefined || list.drafts.length >= mostRules) return list;
  return { ...list, removed, drafts: list.drafts.toSpliced(last.at, 0, last.draft) };
}

/** @returns the list after the action; the list itself where there is nothing to do */
export function nextRules(list: RuleList, action: RuleAction): RuleList {
  switch (action.type) {
    case "rule-switch":
      return change(list, action.id, (draft) => ({ ...draft, on: action.on }));
    case "rule-move":
      return move(list, action.id, action.by);
    case "rule-edit":
      return { ...list, editing: action.id };
    case "rule-field":
      return change(list, action.id, (draft) => ({
        ...draft,
        fields: { ...draft.fields, [action.field]: action.text },
      }));
    case "rule-when":
      return change(list, action.id, (draft) => ({
        ...draft,
        when: action.when,
        fields: { ...freshFields, ...draft.fields },
      }));
    case "rule-then":
      return change(list, action.id, (draft) => ({
        ...draft,
        then: action.then,
        fields: { ...freshFields, ...draft.fields },
      }));
    case "rule-add": {
      if (list.drafts.length >= mostRules) return list;
      const id = freshId(list);
      const draft: Draft = { id, on: true, when: "value", then: "cart", fields: freshFields };
      return { ...list, drafts: [...list.drafts, draft], editing: id };
    }
    case "rule-remove":
      return remove(list, action.id);
    case "rule-undo":
      return undo(list);
    case "rule-first":
      return { ...list, drafts: firstRules, editing: null };
  }
}
