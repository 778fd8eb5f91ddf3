import type { Field, FieldOf, JsonObject, Overview } from "../../protocol.ts";
import { articleFields, words } from "../../words.ts";
import { FieldView } from "../fields/FieldView.tsx";
import { nameOf } from "../place.ts";
import { CoverField } from "./CoverField.tsx";
import { AuthorField, DateField, TopicsField } from "./FrontFields.tsx";
import { PictureField } from "./PictureField.tsx";
import { RelatedField } from "./RelatedField.tsx";

interface FrontFormProps {
  form: FieldOf<"group">;
  front: JsonObject;
  overview: Overview;
  /** Of the article itself, which cannot go well with itself. */
  path: string;
}

/** The fields above an article's text. What the content model does not show here stands there when it is used. */
export function FrontForm({ form, front, overview, path }: FrontFormProps) {
  const others = overview.articles.filter((article) => article.path !== path);
  return (
    <div className="edit-fields">
      {Object.entries<Field>(form.fields).map(([key, field]) => {
        const props = { place: [key], name: articleFields[key] ?? nameOf(key), value: front[key] };
        if (key === "date") return <DateField key={key} field={field} {...props} />;
        if (key === "topics")
          return <TopicsField key={key} field={field} topics={overview.topics} {...props} />;
        if (key === "related")
          return <RelatedField key={key} field={field} articles={others} {...props} />;
        if (key === "author")
          return <AuthorField key={key} field={field} authors={overview.authors} {...props} />;
        if (key === "imageUrl" || key === "main_image_url")
          return <PictureField key={key} field={field} {...props} />;
        if (key === "cover") return <CoverField key={key} field={field} {...props} />;
        if (key === "draft")
          return <FieldView key={key} field={{ ...field, what: words.draftHint }} {...props} />;
        if (!(key in articleFields) && front[key] === undefined) return null;
        return <FieldView key={key} field={field} {...props} />;
      })}
    </div>
  );
}
