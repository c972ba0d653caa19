/** A work id has six characters (spec 3 §1, contract member §14.2). */
export const workIdProblem = (text: string): string | null =>
  text === '' ? '请输入6位员工工号' : /^[A-Za-z\d]{6}$/.test(text) ? null : '员工工号填写错误'
