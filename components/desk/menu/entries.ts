import type { Permission } from '@/lib/domain/desk/permissions'
import { mayDo, type DeskRole } from '@/lib/domain/desk/roles'
import type { DeskEntry } from './entry'
import { deskMenu } from './pages'

/** Whether a role has a permission, or one of several; pages without one are for every role. */
export const hasOneOf = (
  role: DeskRole,
  permission: Permission | readonly Permission[] | undefined,
): boolean => permission === undefined || [permission].flat().some((one: Permission) => mayDo(role, one))

/** Whether a person with this role sees an entry. */
const seesEntry = (
  { isForOperators = false, isForMerchants = false, permission }: DeskEntry,
  { role, isOperator }: { role: DeskRole; isOperator: boolean },
): boolean => !(isOperator ? isForMerchants : isForOperators) && hasOneOf(role, permission)

/** The pages that a person sees: the menu, and those of the page 设置, without which that page is not there either. */
export function entriesFor(person: { role: DeskRole; isOperator: boolean }) {
  const seen = Object.entries<DeskEntry>(deskMenu).filter(([, entry]) => seesEntry(entry, person))
  const settings = seen.filter(([, { settingUse }]) => settingUse !== undefined)
  const menu = seen.filter(
    ([name, { settingUse, isInMenu }]) =>
      (settingUse === undefined || isInMenu) && (name !== 'settings' || settings.length > 0),
  )
  return { menu, settings }
}

/** Whether a path, of the desktop or the phone, is the page of an entry or one below it. */
export const isOpenEntry = ({ href }: Pick<DeskEntry, 'href'>, path: string): boolean => {
  const desktop = path.replace(/^\/h5(?=\/)/, '')
  return desktop === href || desktop.startsWith(`${href}/`)
}
