import 'server-only'
import type { KeptFields } from '@/lib/contract/call'
import type { HoleRows } from './kept-call'

/** What the door gives back to have the holes of an answer filled. */
export interface Ticket {
  /** The name of the call in the contract. */
  name: string
  except?: KeptFields['except']
  /** The path of each hole, in the order of the text. */
  holes: readonly string[]
  rows: HoleRows
}

export const writeTicket = (ticket: Ticket): string => JSON.stringify(ticket)

/** @param text of `writeTicket`; the door returns it unchanged */
export const readTicket = (text: string): Ticket => JSON.parse(text) as Ticket
