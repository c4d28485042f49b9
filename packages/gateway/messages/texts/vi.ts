import type { MessageTexts, TemplateText } from './text.ts'

const NOT_ME = 'Không phải bạn? Hãy báo tại đây, chúng tôi sẽ đăng xuất mọi thiết bị: {url}'

const notice = (subject: string, text: string): TemplateText => ({
  subject: `${subject} - {name}`,
  email: `Xin chào {account},\n\n${text}\n\n${NOT_ME}\n\n{name}, {site}`,
  sms: `{name}: ${text} Không phải bạn? {url}`,
})

export const vi: MessageTexts = {
  purposes: {
    LOGIN: 'đăng nhập',
    REGISTER: 'mở tài khoản',
    RESET_PASSWORD: 'đặt mật khẩu mới',
    CONFIRM: 'xác nhận chính chủ',
    BIND: 'liên kết với tài khoản',
  },
  templates: {
    code: {
      subject: 'Mã của bạn là {code} - {name}',
      email:
        'Mã {purpose} của bạn tại {name} là\n\n{code}\n\nMã có hiệu lực {minutes} phút và chỉ dùng được một lần. Chúng tôi không bao giờ hỏi mã này, đừng đưa cho ai. Nếu bạn không yêu cầu mã, hãy bỏ qua thư này.\n\n{name}, {site}',
      sms: '{name}: mã {purpose} của bạn là {code}, hiệu lực {minutes} phút. Đừng đưa mã cho ai.\n\n@{site} #{code}',
    },
    resetLink: {
      subject: 'Đặt mật khẩu mới - {name}',
      email:
        'Xin chào {account},\n\nBạn có thể đặt mật khẩu mới tại đây:\n\n{url}\n\nLiên kết có hiệu lực {minutes} phút và chỉ dùng được một lần. Nếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu của bạn vẫn giữ nguyên.\n\n{name}, {site}',
      sms: '{name}: đặt mật khẩu mới tại {url} ({minutes} phút).',
    },
    passwordChanged: notice('Mật khẩu đã được đổi', 'Mật khẩu của tài khoản {account} đã được đổi lúc {at}.'),
    passwordReset: notice('Mật khẩu đã được đặt lại', 'Tài khoản {account} đã đặt mật khẩu mới lúc {at}. Mọi thiết bị đã được đăng xuất.'),
    emailChanged: notice('Email đã được đổi', 'Email của tài khoản {account} đã được đổi thành {masked} lúc {at}.'),
    mobileChanged: notice('Số điện thoại đã được đổi', 'Số điện thoại của tài khoản {account} đã được đổi thành {masked} lúc {at}.'),
    emailRemoved: notice('Email đã được gỡ', 'Email của tài khoản {account} đã được gỡ lúc {at}.'),
    mobileRemoved: notice('Số điện thoại đã được gỡ', 'Số điện thoại của tài khoản {account} đã được gỡ lúc {at}.'),
    authenticatorAdded: notice('Đã thêm ứng dụng xác thực', 'Tài khoản {account} đã thêm ứng dụng xác thực lúc {at}.'),
    authenticatorRemoved: notice('Đã gỡ ứng dụng xác thực', 'Tài khoản {account} đã gỡ ứng dụng xác thực lúc {at}.'),
    passkeyAdded: notice('Đã thêm khóa đăng nhập', 'Tài khoản {account} đã thêm khóa đăng nhập (passkey) lúc {at}.'),
    passkeyRemoved: notice('Đã xóa khóa đăng nhập', 'Tài khoản {account} đã xóa khóa đăng nhập (passkey) lúc {at}.'),
    newDevice: notice('Thiết bị mới', 'Tài khoản {account} đã đăng nhập từ thiết bị mới ({device}) lúc {at}.'),
    payeeAdded: notice(
      'Đã thêm tài khoản nhận tiền',
      'Tài khoản {account} đã thêm nơi nhận tiền tại {bank}, số cuối {ending}, lúc {at}. Tiền rút có thể được chuyển đến đó.',
    ),
    documentAccepted: notice('Giấy tờ đã được chấp nhận', 'Giấy tờ bạn gửi cho tài khoản {account} đã được chấp nhận lúc {at}.'),
    documentRejected: notice(
      'Vui lòng gửi lại giấy tờ',
      'Giấy tờ bạn gửi cho tài khoản {account} chưa được chấp nhận lúc {at}. Vào mục Xác minh để xem điểm chưa đúng và phần cần gửi lại.',
    ),
    payoutPaid: notice(
      'Lệnh rút đã được chi trả',
      'Ngân hàng đã chi trả {amount} từ tài khoản {account} lúc {at}. Hãy cho biết bạn nhận được bao nhiêu trước {until}; sau đó lệnh được coi như đã nhận.',
    ),
    payoutReminder: notice(
      'Bạn đã nhận được tiền chưa?',
      'Bạn chưa cho biết {amount} từ tài khoản {account} đã đến hay chưa. Sau {until}, lệnh được coi như đã nhận.',
    ),
    payoutRejected: notice('Lệnh rút bị từ chối', 'Lệnh rút {amount} bị từ chối lúc {at}. Tiền đã về lại số dư của tài khoản {account}.'),
  },
}
