/**
 * Control characters except tab and line breaks, those that turn the direction of a text, and characters without width.
 */
const hiddenCharacters =
  /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/g
/** Joiners that join nothing: they belong between the parts of an emoji, and into words of Arabic and Indic scripts. */
const looseJoiners =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}\p{Script=Arabic}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{Extended_Pictographic}])/gu
/** Tags, which are part of a few flags and invisible elsewhere. */
const looseTags = /(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]*)[\u{E0000}-\u{E007F}]/gu

/**
 * A typed text without invisible characters that change how it is displayed: U+202E reverses the text after it, a name
 * of U+200B alone looks empty. NUL stays, because calls refuse it.
 */
export const visibleText = (text: string): string =>
  text.replaceAll(hiddenCharacters, '').replaceAll(looseTags, '').replaceAll(looseJoiners, '')
