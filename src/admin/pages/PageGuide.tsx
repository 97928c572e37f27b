import { useMutation } from '@tanstack/react-query';
import { get } from 'react-hook-form';
import { PAGE_GUIDE_TEXTS as texts } from '#texts/page-editor';
import { replacePictures } from '../../domain/record-pictures.ts';
import { Button } from '../ui/Button.tsx';
import { StatusRegion } from '../ui/StatusRegion.tsx';
import type { OpenForm } from './edited.ts';

/** What the rules say of a form, saved or not. */
async function faultsOf({ record, form }: OpenForm): Promise<string[]> {
  const { error } = await record.kind.formSchema.safeParseAsync(form.getValues());
  return (error?.issues ?? []).map(({ message }) => `${record.label}: ${message}`);
}

/** What the pictures of a form say to those who cannot see them. */
function alternativesOf({ record, form }: OpenForm): string[] {
  const values = form.getValues();
  const found: string[] = [];
  replacePictures(record.kind.fields, values, (_, path) => {
    const alternative = get(values, path.replace(/[^.]+$/, 'alt'));
    if (alternative) found.push(`${record.label}: “${alternative}”`);
  });
  return found;
}

/** The keys of the page, what somebody should look at before it is saved, and what the rules find on it. */
export function PageGuide({ formsOfPage }: { formsOfPage(): readonly OpenForm[] }) {
  const check = useMutation({
    async mutationFn() {
      const forms = formsOfPage();
      const faults = await Promise.all(forms.map(faultsOf));
      return { count: forms.length, faults: faults.flat(), alternatives: forms.flatMap(alternativesOf) };
    },
  });
  return (
    <details className="panel section-panel">
      <summary className="row spread">
        <h3>{texts.title}</h3>
      </summary>
      <div className="stack section-body small">
        <h4>{texts.keys}</h4>
        <dl className="page-guide">
          {texts.ofKeys.map(([keys, what]) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p>{texts.kept}</p>
        <h4>{texts.look}</h4>
        <List of={texts.toLookAt} />
        <div className="cluster">
          <Button busy={check.isPending} busyLabel={texts.checking} onClick={() => check.mutate()}>
            {texts.check}
          </Button>
        </div>
        <StatusRegion>
          {check.data && (
            <>
              <p>
                <b>{texts.found(check.data.count, check.data.faults.length)}</b>
              </p>
              <List of={check.data.faults} />
              {check.data.alternatives.length > 0 && <p>{texts.alternatives}</p>}
              <List of={check.data.alternatives} />
            </>
          )}
        </StatusRegion>
      </div>
    </details>
  );
}

const List = ({ of }: { of: readonly string[] }) =>
  of.length > 0 && (
    <ul className="page-guide">
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
