import type { KeyboardEvent } from 'react'

/**
 * Whether a key event is the Enter key itself and not the one with which an input method takes over a word. Safari ends
 * the composition before that event and marks it by the key code of input methods, 229.
 */
export const isEnter = ({ key, keyCode, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing && keyCode !== 229
