export { ClientButton, DesktopPart } from './components/desktop-only.tsx'
