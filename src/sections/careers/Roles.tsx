import type { Content } from "#content/collections.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { mailTo } from "#sections/shared/mail.ts";
import { Role } from "./Role.tsx";

interface RolesProps {
  roles: Content<"careers">["roles"];
  email: Content<"careers">["apply"]["email"];
  labels: Pick<Content<"interface">, "sample" | "sampleHint">;
}

/** All that is open, the first one unfolded; where nothing is, a bed that says so and a way to write all the same. */
export function Roles({ roles, email, labels }: RolesProps) {
  const { empty, list } = roles;
  return (
    <section id="roles" className="bg-sunken py-section">
      <Page>
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-heading">
          {roles.title}
          {roles.sample && list.length > 0 && (
            <SampleMark label={labels.sample} hint={labels.sampleHint} />
          )}
        </h2>
        {list.length === 0 ? (
          <div className="mt-8 rounded-stone bg-[repeating-linear-gradient(to_bottom,var(--color-line)_0_0.0625rem,var(--color-ground)_0.0625rem_0.625rem)] px-6 py-8">
            <div className="grid justify-items-start gap-4 bg-ground">
              <h3 className="text-title">{empty.title}</h3>
              <p className="max-w-168">{empty.text}</p>
              <ButtonLink tone="secondary" href={mailTo(email, empty.subject)}>
                {empty.apply}
              </ButtonLink>
            </div>
          </div>
        ) : (
          <>
            <p className="mt-4 max-w-prose text-lead">{roles.lead}</p>
            <div className="mt-10">
              {list.map((role, i) => (
                <Role key={role.id} role={role} words={roles} email={email} open={i === 0} />
              ))}
            </div>
          </>
        )}
      </Page>
    </section>
  );
}
