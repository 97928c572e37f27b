import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContactTiles } from '../../src/components/contact/ContactTiles.tsx';
import { Details } from '../../src/components/contact/Details.tsx';
import { originalSections } from '../../src/content/sections.ts';
import type { Sections } from '../../src/domain/section.ts';

const { site, contact } = originalSections[2];
const CHAT = 'https://m.me/our-page';

/** The ways as the two parts of the page show them, with a chat as the office has typed it. */
const shown = (live_chat: string, live_chat_url: string): string[] => {
  const details = { ...contact.details, live_chat, live_chat_url };
  const sections = { ...originalSections[2], contact: { ...contact, details } } as Sections;
  return [
    renderToStaticMarkup(<ContactTiles facts={site.facts} details={details} />),
    renderToStaticMarkup(<Details sections={sections} />),
  ];
};

describe('the live chat of a contact page', () => {
  it('leads to its address', () => {
    for (const html of shown('Messenger, in office hours', CHAT)) {
      expect(html).toMatch(/<a href="https:\/\/m\.me\/our-page">.*Messenger, in office hours<\/a>/);
    }
  });

  it('is words only where the office has typed no address', () => {
    for (const html of shown('By phone in office hours', '')) {
      expect(html).toContain('By phone in office hours');
      expect(html).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*By phone in office hours/);
    }
  });

  it('has words of its own where the office has typed an address only', () => {
    for (const html of shown('', CHAT)) {
      expect(html).toMatch(/<a href="https:\/\/m\.me\/our-page">.*Write to us now<\/a>/);
    }
  });

  it('is absent where the office has none', () => {
    for (const html of shown('', '')) expect(html).not.toContain('Live Chat');
  });
});
