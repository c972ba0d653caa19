'use client'
import { api } from '@/lib/client/call/api'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'

type StepInput = Parameters<typeof api.merchant.save>[0]

/** Saves a step of the application. Errors of the mall are shown as a toast, and the step stays open. */
export function useSaveStep() {
  const { mutateAsync, isPending, isSuccess } = useSingleMutation({
    mutationFn: (input: StepInput) => api.merchant.save(input),
  })
  return {
    isPending,
    isSuccess,
    /** @returns whether the step is saved */
    save: (input: StepInput): Promise<boolean> =>
      mutateAsync(input).then(
        () => true,
        () => false,
      ),
  }
}
