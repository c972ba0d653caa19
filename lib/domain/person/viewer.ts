import type { DeskRole } from '../desk/roles'
import type { PriceViewer } from './viewer-price'

/** The member behind a call, with the facts that prices, guards and services need. */
export interface Viewer extends PriceViewer {
  userId: number
  mobile: string
  role: 'shopper' | 'merchant' | 'operator'
  /** The role at the desk; null for shoppers. */
  deskRole: DeskRole | null
  /**
   * What the second factor asks of the session: `verify` a code, `enrol` to set one up first; with either, calls of the
   * desk are refused. `advise`: the role should have one.
   */
  factorNeed: 'verify' | 'enrol' | 'advise' | null
  /** When the session last made a call of the desk, to some minutes; null for never and for shoppers. */
  deskSeen: number | null
  isStaff: boolean
  /** The shop that a merchant runs. */
  shopId: number | null
  point: number
  pointOwed: number
  disabled: boolean
  /** Epoch seconds; tokens issued earlier are invalid. */
  tokensFrom: number
  /** Classes of the programme, by name, of which the person has used up the pieces. */
  subsidyUsedUp: string[]
  /** The token of the call was ended: signed out, or renewed a while ago (ADR 0049). */
  isEnded: boolean
}
