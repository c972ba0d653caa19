/** The displayed name of a value; the operator's own name for this product takes precedence (contract goods §3.2). */
export const specValueName = (value: {
  spec_custom_value_name: string | null
  spec_value_name: string
}): string => value.spec_custom_value_name || value.spec_value_name
