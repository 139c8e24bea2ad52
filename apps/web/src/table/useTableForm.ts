import { useBreakPoint } from '@tafelrunde/ui/board';
import { formBy, type TableForm } from '@tafelrunde/ui/break-points';

/** How the table is laid out in the room there is. */
export function useTableForm(): TableForm {
  const matches = {
    'table-low': useBreakPoint('table-low'),
    'table-beside': useBreakPoint('table-beside'),
    'table-phone': useBreakPoint('table-phone'),
  };
  return formBy((name) => matches[name]);
}
