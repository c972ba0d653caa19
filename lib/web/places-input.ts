/** The call for a page of the shop locator: open shops of a region, which may be empty for all. */
export const placesInput = (province: string, city: string, page: number, pageSize: number) =>
  ({ type: 1, province, city, page, pageSize, sort_type: 1, is_valid: 'true' }) as const
