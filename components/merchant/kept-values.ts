'use client'
import type { ApplicationDraft, DetailsValues, PapersValues } from './application'

/**
 * Values of a step that is not saved yet: they survive a reload in this browser tab, until the step is saved or the
 * merchant signs in or out. The numbers of identity card and account are never kept here.
 */
interface KeptValues {
  details?: Omit<DetailsValues, 'legal_cert_id' | 'card_id_mask'>
  papers?: PapersValues
}

const key = 'mall_merchant_application'

function read(): KeptValues {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as KeptValues
  } catch {
    return {}
  }
}

function write(kept: KeptValues): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Without storage a reload begins with what is saved.
  }
}

/** The saved values with those typed since. */
export function withKeptValues(draft: ApplicationDraft): ApplicationDraft {
  const { details, papers } = read()
  return { ...draft, details: { ...draft.details, ...details }, papers: { ...draft.papers, ...papers } }
}

export function keepDetails({ legal_cert_id: _id, card_id_mask: _account, ...details }: DetailsValues): void {
  write({ ...read(), details })
}

export const keepPapers = (papers: PapersValues): void => write({ ...read(), papers })

/** After a step was saved. */
export function forgetStep(step: keyof KeptValues): void {
  const { [step]: _saved, ...others } = read()
  write(others)
}

/** Another merchant may follow in the same tab. */
export function forgetKeptValues(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing is kept without storage.
  }
}
