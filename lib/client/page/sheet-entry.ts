/**
 * The mark of history entries that belong to sheets, and the functions about them that navigations need. The code
 * behind it loads with the first dialog (sheet-history.ts), because every page has navigations.
 */

export const sheetKey = 'mall_sheet'

/** The number of the sheet to which the current history entry belongs. */
export function sheetOfEntry(): number | undefined {
  const id = (window.history.state as Record<string, unknown> | null)?.[sheetKey]
  return typeof id === 'number' ? id : undefined
}

/** The sheet mark of the current history entry, for code that replaces its state. */
export const sheetState = () => {
  const id = sheetOfEntry()
  return id === undefined ? null : { [sheetKey]: id }
}

export const navigationFromSheets = {
  /**
   * Runs a navigation, told whether it has to replace the current entry: that of a sheet, so that Back leads from the
   * new page to the one below the sheet.
   */
  run: (navigate: (replaces: boolean) => void): void => navigate(false),
  /** Runs a change of the page's own entry: after the entry of a sheet that is closing was left. */
  changeEntry: (change: () => void): void => change(),
}

/** The address of a path on this visit; on phones phone-behaviour replaces it (`phoneAddress`). */
export const addressOfVisit = { of: (path: string) => path }
