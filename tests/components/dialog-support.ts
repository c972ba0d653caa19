/** The browser's own dialog and popover, as far as jsdom lacks them. */
export function supportDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
}
