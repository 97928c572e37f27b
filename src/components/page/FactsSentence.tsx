import type { FunctionComponent } from 'react';
import { FACTS_TEXTS as texts } from '#texts/facts';
import { COMPANIES, COMPANY_IDS } from '../../domain/company.ts';
import type { Sections } from '../../domain/section.ts';
import { pagePath } from '../../paths.ts';
import { callLink } from './text.ts';

interface FactsProps {
  facts: Sections['site']['facts'];
}

const Email = ({ facts: { email } }: FactsProps) => <a href={`mailto:${email}`}>{email}</a>;

/** What pages of plain text say of the office, by name: the rest of them changes with the next build alone. */
export const FACTS_SENTENCES = {
  rights: ({ facts }) => (
    <p>
      {texts.rights} <Email facts={facts} /> {texts.call}{' '}
      <a className="nobreak" href={callLink(facts.phone)}>
        {facts.phone}
      </a>
      {texts.at(facts.address)}
    </p>
  ),
  offer: ({ facts }) => (
    <p>
      {texts.offer(new Intl.ListFormat('en').format(COMPANY_IDS.map((id) => COMPANIES[id].name)), facts.city)}
    </p>
  ),
  questions: ({ facts }) => (
    <p>
      {texts.write} <Email facts={facts} /> {texts.use} <a href={pagePath('contact')}>{texts.form}</a>
      {texts.law}
    </p>
  ),
} satisfies Readonly<Record<string, FunctionComponent<FactsProps>>>;

export type FactsSentence = keyof typeof FACTS_SENTENCES;
