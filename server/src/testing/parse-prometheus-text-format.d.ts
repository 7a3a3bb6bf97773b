declare module 'parse-prometheus-text-format' {
  export interface Metric {
    name: string;
    help: string;
    type: string;
    metrics: { value?: string; labels?: Record<string, string>; buckets?: Record<string, string>; count?: string }[];
  }
  export default function parse(text: string): Metric[];
}
