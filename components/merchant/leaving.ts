/** Whether the person is signing out: what answers 401 meanwhile leads nowhere else. */
let leaving = false

export const isLeaving = (): boolean => leaving

export const setLeaving = (value: boolean): void => {
  leaving = value
}
