import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

const marked = new Marked({ gfm: true });

const TEXT_TAGS = ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'hr', 'blockquote', 'code'];
const TABLE_TAGS = ['table', 'thead', 'tbody', 'tr', 'th', 'td', 'dl', 'dt', 'dd'];

/** What a page may hold. Everything else is dropped: pages are written by people, and shown as they are. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT_TAGS, ...TABLE_TAGS],
  allowedAttributes: { a: ['href', 'rel'], th: ['scope'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attributes): sanitizeHtml.Tag => {
      const href = attributes['href'] ?? '';
      const attribs: sanitizeHtml.Attributes = href.startsWith('https:')
        ? { href, rel: 'noopener noreferrer' }
        : { href };
      return { tagName, attribs };
    },
  },
};

/** The text with each `{{name}}` filled from the values. @throws for an unknown name, an error of the file */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`there is no value {{${name}}}`);
    return value;
  });
}

/** Markdown to clean HTML. */
export const renderMarkdown = (text: string): string =>
  sanitizeHtml(marked.parse(text, { async: false }), ALLOWED).trim();
