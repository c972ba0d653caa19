import type { StoredSettings } from '@/lib/domain/design/document'
import { contracts, isKnownType, type WidgetType } from '@/widgets/contracts'
import { problemsOfWidget, type SettingProblem } from '@/widgets/problems'
import { readSettings } from '@/widgets/settings'
import type { WidgetContract } from '@/widgets/widget'
import type { Catalogue } from '../core/catalogue'
import { measureText } from './measure-text'

/** The contract of a type; undefined for types that the mall does not know. */
export const contractOf = (type: string): WidgetContract | undefined =>
  isKnownType(type) ? (contracts[type] as WidgetContract) : undefined

/** The widget types of the mall, for the commands. */
export const catalogue: Catalogue = {
  defaultsOf: (type) => contractOf(type)?.defaults as StoredSettings | undefined,
  nameOf: (type) => contractOf(type)?.name ?? (type || '未知内容'),
  derivedOf(settings, before) {
    const contract = contractOf(settings.type)
    if (!contract?.derived) return {}
    const read = (stored: StoredSettings) => readSettings(contract, stored)
    const derived = contract.derived(read(settings), read(before), measureText)
    return Object.fromEntries(Object.entries(derived).filter(([key, value]) => settings[key] !== value))
  },
  fitsPanel: (type) => ['panel', 'both'].includes(contractOf(type)?.placement ?? ''),
  fitsPage: (type) => type !== 'W0000' && ['page', 'both'].includes(contractOf(type)?.placement ?? ''),
}

const completed = new WeakMap<StoredSettings, Record<string, unknown>>()

/**
 * The settings as pages show them: complete and repaired. Stored settings never change in place, so each is read once;
 * undefined for unknown types.
 */
export function completeSettings(stored: StoredSettings): Record<string, unknown> | undefined {
  const contract = contractOf(stored.type)
  if (!contract) return undefined
  const known = completed.get(stored)
  if (known) return known
  const settings = readSettings(contract, stored) as Record<string, unknown>
  completed.set(stored, settings)
  return settings
}

const checked = new WeakMap<StoredSettings, SettingProblem[]>()

/** Validation errors of a widget's settings, with the messages for operators; cached per settings object. */
export function problemsOf(stored: StoredSettings, isInPanel: boolean): SettingProblem[] {
  const known = checked.get(stored)
  if (known) return known
  const problems = problemsOfWidget(stored, isInPanel)
  checked.set(stored, problems)
  return problems
}

/** The types in the palette, in their sequence (spec 4 §A0.8). */
export const paletteTypes = (Object.keys(contracts) as WidgetType[]).filter(
  (type) => catalogue.fitsPage(type) || catalogue.fitsPanel(type),
)
