import { z } from 'zod'

/** The fields of the profile that the mall configures, those of its own by key (contract member §5.13). */
export const profileAnswers = {
  address: z.string(),
  industry: z.string(),
  income: z.string(),
  edu_background: z.string(),
  habbit: z.array(z.string()),
  other_params: z.object({
    custom_data: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  }),
}
