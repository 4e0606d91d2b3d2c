/** A fault rule, without the number of its hits: each process counts its own. */
export interface StoredFault {
  id: string;
  name: string;
  isEnabled: boolean;
  operation: string | null;
  field: string | null;
  route: string | null;
  delay: number;
  jitter: number;
  error: string | null;
  status: number | null;
  isNull: boolean;
  dropsStream: boolean;
  probability: number;
  times: number | null;
}
