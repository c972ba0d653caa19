import { createStore } from '../form/store'

export interface Question {
  text: string
  /** Default 提示. */
  title?: string
  okText?: string
  cancelText?: string
  /** For actions that cannot be undone: the focus starts on 取消. */
  danger?: boolean
}

export interface OpenQuestion extends Question {
  answer: (yes: boolean) => void
}

/** The open question, or null. Rendered by `ConfirmHost`. */
export const openQuestion = createStore<OpenQuestion | null>(null)

/**
 * Asks the visitor; resolves with true for yes. Esc, the close button and a newer question count as no.
 * `if (await confirm({ text: '请确认是否移除该商品?' })) …`
 */
export function confirm(question: Question): Promise<boolean> {
  openQuestion.get()?.answer(false)
  return new Promise((resolve) => {
    const open: OpenQuestion = {
      ...question,
      answer: (yes) => {
        if (openQuestion.get() === open) openQuestion.set(null)
        resolve(yes)
      },
    }
    openQuestion.set(open)
  })
}
