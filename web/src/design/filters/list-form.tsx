import { Form } from '../fields/form.tsx';
import { useListForm } from './use-list-form.ts';

interface Props {
  action: string;
  id: string;
  /** What the address holds beside the filters, and keeps when one is chosen. */
  kept: Record<string, string | undefined>;
}

/** The form of a list's filters, where the list has neither search nor order. */
export function ListForm({ action, id, kept }: Props) {
  const { form, go } = useListForm();
  return (
    <Form
      ref={form}
      id={id}
      action={action}
      method="get"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        go(false);
      }}
    >
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </Form>
  );
}
