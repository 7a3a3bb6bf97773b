declare module 'oai-pmh/src/index.js' {
  interface Header {
    $?: { status?: string };
    identifier: string;
    datestamp: string;
    setSpec?: string | string[];
  }
  interface Selection {
    metadataPrefix: string;
    set?: string;
    from?: string;
    until?: string;
  }
  export class OaiPmh {
    constructor(baseUrl: string, options?: { retry?: boolean });
    identify(): Promise<Record<string, string>>;
    listMetadataFormats(): Promise<{ metadataPrefix: string }[]>;
    listSets(): AsyncIterable<{ setSpec: string; setName: string }>;
    listIdentifiers(selection: Selection): AsyncIterable<Header>;
    listRecords(selection: Selection): AsyncIterable<{ header: Header; metadata?: Record<string, unknown> }>;
    getRecord(identifier: string, metadataPrefix: string): Promise<{ header: Header }>;
  }
}
