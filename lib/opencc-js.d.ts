/** The part of the package that the search uses: the tables from traditional to simplified characters. */
declare module 'opencc-js/t2cn' {
  export function Converter(options: { from: 't'; to: 'cn' }): (text: string) => string
}
