/** Whether a form holds something else than the HTML it came with. */
export const isChanged = (form: HTMLFormElement): boolean => [...form.elements].some(differs);

function differs(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const given = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(given, 0);
  }
  if (!(control instanceof HTMLInputElement)) return false;
  return ['radio', 'checkbox'].includes(control.type)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}
