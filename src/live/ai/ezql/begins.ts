/** Whether a question begins, or points back, like one that goes on: "and by state?", "only California", "that by flow". */

const beginnings =
  /^\W*(?:and|or|but|also|only|just|now|then|same|instead|again|(?:what|how) about|by|per|for|in|of|from|on|at|with|without|within|among|since|before|after|during|excluding|except|leave|not|no|as|compare|sort|rank|split|break|flip|swap|switch|group|narrow|limit|drop|remove|keep|make|add|change|turn|do|top|bottom|first|last|next|previous|that|those|these|it|they|them|their|its|minus|plus|versus|vs|each|every|the)\b/i;

const pointers =
  /\binstead\b|\bof each\b|\bmany of each\b|\bthe (?:top|bottom) \w+\W*$|\b(?:did|split|break|show|was|is|were|are|of|for|about|with|have) (?:that|this|it|those|these|them|they)\b|\b(?:only|too|that|those|them|as well|please)\W*$/i;

/** Fewer words than these are a piece of a question. */
const fewest = 3;

export const beginsAsFollowUp = (question: string): boolean =>
  beginnings.test(question) ||
  pointers.test(question) ||
  question.trim().split(/\s+/).length < fewest;
