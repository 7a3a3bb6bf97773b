import { micromark } from 'micromark';

/** Markdown as HTML that is safe to show: HTML in it is text, and addresses lead to the web, to a mail or a place on the page only. */
export const markdownHtml = (text: string): string => micromark(text);
