export { ClientButton, DesktopPart, OfficeButton } from './components/desktop-only.tsx'
