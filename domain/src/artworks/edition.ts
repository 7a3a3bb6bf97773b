/** '3/10' alone could be anything, to a spreadsheet a day in March; 'AP' and 'unique' say what they are. */
export const formatEdition = (edition: string): string => edition.replace(/^(?=\d)/, 'Ed. ');
