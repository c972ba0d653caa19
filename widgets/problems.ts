import { notInPanel } from '@/lib/domain/messages/content'
import { contracts, isKnownType } from './contracts'
import { linkProblems } from './link-problems'
import { pictureProblems } from './picture-problems'
import type { StoredWidget, WidgetContract } from './widget'

/** A setting that cannot be published. */
export interface SettingProblem {
  /** Such as `data.0.imgUrl`. */
  path: string
  /** For operators (spec 2 §5). */
  message: string
}

/**
 * Problems of a widget: errors of its type's schema, links without a target, and pictures from elsewhere. Missing settings have their defaults.
 * Unknown types are kept as they are; only their links and pictures are checked.
 * @param isInPanel whether it stands in a free panel, where only some types may be
 */
export function problemsOfWidget(stored: StoredWidget, isInPanel: boolean): SettingProblem[] {
  const links = linkProblems(stored)
  const pictures = pictureProblems(stored).filter(({ path }) => links.every((link) => link.path !== path))
  const addresses = [...links, ...pictures]
  if (!isKnownType(stored.type)) return addresses
  const contract: WidgetContract = contracts[stored.type]
  const misplaced = isInPanel && contract.placement === 'page'
  const result = contract.schema.safeParse(
    { ...(contract.defaults as object), ...stored },
    { error: () => '设置的值不正确' },
  )
  return [
    ...(misplaced ? [{ path: '', message: notInPanel }] : []),
    ...(result.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })),
    ...addresses,
  ]
}
