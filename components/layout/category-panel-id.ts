/** The category sheet, a popover that tab bar and home page open on phones. */
export const categoryPanelId = 'category-panel'
